import { testOldLibraries } from '../../../support/widgets/old-library-tests';

testOldLibraries('before', ['YUI 3']);
