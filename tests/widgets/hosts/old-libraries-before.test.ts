import { testOldLibraries } from '../../support/element/faults/old-library-tests';

testOldLibraries('before');
