import { describe, expect, it } from 'vitest';
import { SECTION_NAMES, SECTIONS } from '#config/member-center/sections';
import { widget as memberCenter } from '../../../widgets/member-center/member-center.element';

/** The build replaces the computed values, so that the loader contains no paths. */
describe('the attributes of <cntv-member-center>', () => {
  it('accept each section, and home by default', () => {
    const { section } = memberCenter.attributes;
    expect(section.expected).toBe(SECTION_NAMES.join(' | '));
    expect(section.valueOf(null)).toBe('home');
  });

  it('accept each tab of each section, and the first one by default', () => {
    const { tab } = memberCenter.attributes;
    expect(tab.expected).toBe(SECTION_NAMES.flatMap((section) => SECTIONS[section].tabs).join(' | '));
    expect(tab.valueOf(null)).toBe('');
  });
});
