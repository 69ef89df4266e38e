/** Texts of a password field in zh-CN: its reveal button, and the caps-lock hint. Part of the core texts (`field`). */
export const passwordFieldZhCn = {
  show: '显示',
  hide: '隐藏',
  showLabel: '显示{label}',
  hideLabel: '隐藏{label}',
  capsLock: '大写锁定已开启',
};
