import { writtenTime } from '#lib/time/written-time';
import { type Attribute, type Attributes, attribute, SHARED_ATTRIBUTES } from './attributes';
import type { Widget } from './types';

/** Rules of attributes that the loader, which has to be small, takes as any text. The view has the checks of the page report what is invalid. */
const LATE_RULES: Readonly<Record<string, Attributes>> = {
  'cntv-apply-form': { opens: time(), closes: time() },
};

/** Returns the rules for what a page may write in the tag of an element. */
export function writtenRules({ tag, attributes }: Widget): Attributes {
  return { ...SHARED_ATTRIBUTES, ...attributes, ...LATE_RULES[tag] };
}

/** A time or a day in ISO 8601, without a zone in China's; empty in templates that leave it open. */
function time(): Attribute<string> {
  return attribute('', 'a time like 2026-12-01T18:00', (written) =>
    written && Number.isNaN(writtenTime(written)) ? undefined : written,
  );
}
