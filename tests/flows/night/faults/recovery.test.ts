import { RECOVERY } from '../../../support/faults/sections/recovery';
import { testSection } from '../../../support/faults/test-section';

testSection(RECOVERY);
