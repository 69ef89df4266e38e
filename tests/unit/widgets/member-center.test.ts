import { describe, expect, it } from 'vitest';
import { SETTING_TABS } from '#config/paths';
import { SECTION_NAMES } from '#config/sections';
import { memberCenter } from '../../../widgets/member-center/member-center.element';

/** The element does not import the paths, because the loader would contain all of them. */
describe('the attributes of <cntv-member-center>', () => {
  it('accept each section, and home by default', () => {
    const { section } = memberCenter.attributes;
    expect(section.expected).toBe(SECTION_NAMES.join(' | '));
    expect(section.valueOf(null)).toBe('home');
  });

  it('accept each tab of the settings', () => {
    for (const tab of SETTING_TABS) expect(memberCenter.attributes.tab.read(tab)).toBe(tab);
  });
});
