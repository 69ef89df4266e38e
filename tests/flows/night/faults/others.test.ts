import { OTHERS } from '../../../support/faults/sections/others';
import { testSection } from '../../../support/faults/test-section';

testSection(OTHERS);
