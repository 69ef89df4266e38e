import type { IconNode } from 'lucide';
import Bell from 'lucide/dist/esm/icons/bell.mjs';
import Calendar from 'lucide/dist/esm/icons/calendar.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import type { Section } from '#config/member-center/sections';

/** Returns the shapes with the outline first, which is filled for the current section. */
function outlineFirst(shapes: IconNode, at: number): IconNode {
  return [...shapes.slice(at, at + 1), ...shapes.slice(0, at), ...shapes.slice(at + 1)];
}

/** Icons of the sections. */
export const SECTION_ICONS: Readonly<Record<Section, IconNode>> = {
  home: outlineFirst(House, 1),
  message: outlineFirst(Bell, 1),
  history: Clock,
  collection: Star,
  subscribe: outlineFirst(Calendar, 2),
  settings: Settings,
};
