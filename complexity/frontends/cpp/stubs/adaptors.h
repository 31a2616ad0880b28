// Declarations only: stack, queue and priority_queue.
#pragma once

namespace std {
template <class T, class C = deque<T>> struct stack {
  typedef T value_type;
  stack();
  template <class D> explicit stack(const D&);
  T& top();
  const T& top() const;
  void push(const T&);
  template <class... B> T& emplace(B&&...);
  void pop();
  size_t size() const;
  bool empty() const;
  void swap(stack&);
};
template <class T, class C = deque<T>> struct queue {
  typedef T value_type;
  queue();
  explicit queue(const C&);
  template <class I> queue(I, I);
  T& front();
  const T& front() const;
  T& back();
  void push(const T&);
  template <class... B> T& emplace(B&&...);
  void pop();
  size_t size() const;
  bool empty() const;
  void swap(queue&);
};
template <class T, class C = vector<T>, class P = less<T>> struct priority_queue {
  typedef T value_type;
  priority_queue();
  explicit priority_queue(P);
  priority_queue(P, C);
  template <class I, class = typename iterator_traits<I>::value_type> priority_queue(I, I);
  template <class I, class = typename iterator_traits<I>::value_type> priority_queue(I, I, P);
  const T& top() const;
  void push(const T&);
  template <class... B> void emplace(B&&...);
  void pop();
  size_t size() const;
  bool empty() const;
  void swap(priority_queue&);
};
template <class T, class C> bool operator==(const queue<T, C>&, const queue<T, C>&);
template <class T, class C> bool operator<(const queue<T, C>&, const queue<T, C>&);
template <class T, class C> bool operator>(const queue<T, C>&, const queue<T, C>&);
template <class T, class C> bool operator==(const stack<T, C>&, const stack<T, C>&);
}  // namespace std
