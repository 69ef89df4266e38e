import { testOldLibraries } from '../../../support/element/faults/old-library-tests';

testOldLibraries('before', ['MooTools 1.4', 'Prototype.js 1.7']);
