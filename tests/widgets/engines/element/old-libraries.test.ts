import { testOldLibraries } from '../../../support/widgets/old-library-tests';

testOldLibraries('before', ['MooTools 1.4', 'Prototype.js 1.7']);
