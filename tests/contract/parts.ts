import { deleteFromLists } from './parts/lists';
import { openBinding, openSignIn, sendForms } from './parts/navigations';
import {
  bindFirstEmail,
  deleteNewcomer,
  recoverByMail,
  registerByEmail,
  registerByPhone,
  replaceAvatar,
  replaceEmail,
  replacePassword,
  replacePhone,
} from './parts/newcomer';
import {
  callTestPage,
  deleteLeaver,
  recoverByPhone,
  signInByQrCode,
  solveClickWords,
  solvePuzzle,
  unbindThirdParty,
} from './parts/others';
import { readMember, readMembership, readOnly } from './parts/reader';
import { checkSignedOut } from './parts/sign-in';
import type { Id } from './rows';
import type { Run } from './run-calls';

/** A part of the suite, with the calls that are skipped where it cannot run. */
export type Part = { ids: readonly Id[]; run(run: Run): Promise<void> };

/** The parts of the check, which changes nothing on the server. */
export const CHECK: readonly Part[] = [
  {
    ids: [
      'API-01',
      'API-03',
      'API-04',
      'API-06',
      'API-07',
      'API-10',
      'API-13',
      'API-16',
      'API-20',
      'API-21',
      'API-29',
      'API-36',
      'API-37',
      'API-39',
      'API-48',
      'API-49',
    ],
    run: readOnly,
  },
  { ids: ['API-20'], run: checkSignedOut },
];

/** In this order. A call can be part of several. */
export const PARTS: readonly Part[] = [
  { ids: ['API-20'], run: checkSignedOut },
  { ids: ['API-28'], run: callTestPage },
  { ids: ['API-37', 'API-38'], run: solvePuzzle },
  { ids: ['API-39', 'API-40'], run: solveClickWords },
  { ids: ['API-34'], run: openBinding },
  { ids: ['API-35'], run: openSignIn },
  { ids: ['API-53'], run: sendForms },
  { ids: ['API-21', 'API-22'], run: signInByQrCode },
  {
    ids: [
      'API-01',
      'API-02',
      'API-03',
      'API-04',
      'API-05',
      'API-06',
      'API-07',
      'API-10',
      'API-13',
      'API-16',
      'API-19',
      'API-20',
      'API-27',
      'API-48',
      'API-49',
      'API-50',
    ],
    run: readMember,
  },
  { ids: ['API-51', 'API-52'], run: readMembership },
  {
    ids: ['API-08', 'API-09', 'API-11', 'API-12', 'API-14', 'API-15', 'API-17', 'API-18'],
    run: deleteFromLists,
  },
  { ids: ['API-41', 'API-44'], run: recoverByPhone },
  { ids: ['API-29', 'API-33'], run: unbindThirdParty },
  { ids: ['API-24', 'API-42'], run: registerByEmail },
  { ids: ['API-23', 'API-41'], run: registerByPhone },
  { ids: ['API-30', 'API-42'], run: bindFirstEmail },
  { ids: ['API-26', 'API-43', 'API-45'], run: recoverByMail },
  { ids: ['API-31'], run: replaceEmail },
  { ids: ['API-32', 'API-36', 'API-41'], run: replacePhone },
  { ids: ['API-46'], run: replacePassword },
  { ids: ['API-47'], run: replaceAvatar },
  { ids: ['API-25'], run: deleteNewcomer },
  { ids: ['API-19', 'API-25'], run: deleteLeaver },
];
