import { MEMBER } from '../../../support/faults/sections/member';
import { testSection } from '../../../support/faults/test-section';

testSection(MEMBER);
