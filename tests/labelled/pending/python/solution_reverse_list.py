# time: n
# space: 1
# why: one pass over the nodes of the list
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def reverseList(self, head):
        prev = None
        while head:
            following = head.next
            head.next = prev
            prev = head
            head = following
        return prev
