import { SIGN_IN } from '../../../support/faults/sections/sign-in';
import { testSection } from '../../../support/faults/test-section';

testSection(SIGN_IN);
