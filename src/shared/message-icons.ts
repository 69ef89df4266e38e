import { CalendarClock, type IconNode, Megaphone } from 'lucide';
import type { MessageTab } from '#config/member-center/sections';

/** Icons of the kinds of messages. */
export const MESSAGE_ICONS: Readonly<Record<MessageTab, IconNode>> = {
  subscribe: CalendarClock,
  system: Megaphone,
};
