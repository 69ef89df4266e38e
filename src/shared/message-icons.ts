import type { IconNode } from 'lucide';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import type { MessageTab } from '#config/member-center/sections';

/** Icons of the kinds of messages. */
export const MESSAGE_ICONS: Readonly<Record<MessageTab, IconNode>> = {
  subscribe: CalendarClock,
  system: Megaphone,
};
