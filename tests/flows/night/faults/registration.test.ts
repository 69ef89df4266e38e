import { REGISTRATION } from '../../../support/faults/sections/registration';
import { testSection } from '../../../support/faults/test-section';

testSection(REGISTRATION);
