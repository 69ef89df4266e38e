import { SLOTS } from '../known-names.build-time';
import { nearestName } from '../nearest-name';
import { type Finding, finding } from './finding';
import { type Markup, type Pairs, placeOf, startTag } from './markup';
import { nearestTag } from './nearest-tag';

/** Content for a slot that the element does not have is never shown. */
export function unknownSlots({ tags }: Markup): Finding[] {
  return tags.flatMap(({ name, slotted, nested = [] }) => {
    const tag = nearestTag(name);
    const known = SLOTS[tag];
    if (!known) return [];
    const inside = nested.map((element) => [element, element.attributes.get('slot') ?? ''] as const);
    const deep = inside
      .filter(([, slot]) => known.includes(slot))
      .map(([element, slot]) => finding('nestedSlot', { ...placeOf(element), instead: '' }, { tag, slot }));
    const direct = slotted.flatMap((child) => {
      const slot = child.attributes.get('slot') ?? '';
      if (known.includes(slot)) return [];
      const nearest = nearestName(slot, known);
      const attributes = [...child.attributes].flatMap(([name, value]): Pairs => {
        if (name !== 'slot') return [[name, value]];
        return nearest ? [[name, nearest]] : [];
      });
      const instead = startTag(child.name, attributes);
      return [finding('unknownSlot', { ...placeOf(child), instead }, { tag, slot })];
    });
    return [...direct, ...deep];
  });
}
