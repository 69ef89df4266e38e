import { SETTINGS } from '../../../support/faults/sections/settings';
import { testSection } from '../../../support/faults/test-section';

testSection(SETTINGS);
