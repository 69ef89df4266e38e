export { unreadBadge as widget } from './unread-badge.element';
