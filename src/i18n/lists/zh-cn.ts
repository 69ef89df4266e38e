/** Texts of the viewer's lists. Other languages must match this type. */
export const lists = {
  list: {
    total: '共 {n} 条',
    selectAll: '全选',
    select: '选择“{name}”',
    removeSelected: '删除所选',
    selected: '已选 {n} 条',
    clear: '清空',
    remove: '删除',
    removeLabel: '删除“{name}”',
    untitled: '无标题',
    confirmOne: '确定删除该记录吗？',
    confirmSome: '确定删除所选记录吗？',
    confirmSomeText: '已选 {n} 条，删除后无法恢复。',
    confirmAll: '确定清空全部记录吗？',
    confirmAllText: '清空后无法恢复。',
  },
  pager: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {page} 页',
    status: '第 {page} 页，共 {count} 页',
  },
};
