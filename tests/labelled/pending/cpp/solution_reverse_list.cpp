// time: n
// space: 1
// why: one pass over the nodes of the list
class Solution {
public:
    ListNode* reverseList(ListNode* head) {
        ListNode* prev = nullptr;
        while (head) {
            ListNode* following = head->next;
            head->next = prev;
            prev = head;
            head = following;
        }
        return prev;
    }
};
