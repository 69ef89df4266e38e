import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPollAt, type PollState, pauseAfter } from '#shared/unread/poll-plan';

const MINUTE = 60_000;
const NOW = 1_700_000_000_000;
const signedIn = { status: 'signed-in', checkedAt: NOW } as const;
const signedOut = (checkedAt: number) => ({ status: 'signed-out', checkedAt }) as const;

const state = (part: Partial<PollState>): PollState => ({
  session: signedIn,
  unread: null,
  watchingSince: NOW,
  pausedUntil: 0,
  spread: 0,
  ...part,
});
/** Minutes from now until the next poll. */
const wait = (part: Partial<PollState>, isResuming = false) => {
  const at = nextPollAt(state(part), NOW, isResuming);
  return at === null ? null : (at - NOW) / MINUTE;
};
const answered = (minutesAgo: number) => ({ at: NOW - minutesAgo * MINUTE });

describe('the next poll (MSG-15, CONST-04, OQ-63)', () => {
  it.each([
    ['at once when nothing is stored', {}, 0],
    ['at once when the sign-in state is unknown', { session: { status: 'unknown', checkedAt: 0 } }, 0],
    ['five minutes after the last response', { unread: answered(0) }, 5],
    ['in the rest of the five minutes', { unread: answered(4) }, 1],
    ['a little earlier in some browsers', { unread: answered(0), spread: -1 }, 4.5],
    ['a little later in others', { unread: answered(0), spread: 1 }, 5.5],
    ['overdue when the response is stale', { unread: answered(60) }, -55],
    ['not before a pause is over', { unread: answered(60), pausedUntil: NOW + 10 * MINUTE }, 10],
    ['not before a pause is over, even with nothing stored', { pausedUntil: NOW + MINUTE }, 1],
    ['at once for a response from the future', { unread: answered(-1) }, 0],
    ['never when the viewer is signed out', { session: signedOut(NOW) }, null],
    ['never when an earlier page found that out just now', { session: signedOut(NOW - 4 * MINUTE) }, null],
    ['once when an earlier page found that out long ago', { session: signedOut(NOW - 5 * MINUTE) }, 0],
    [
      'never, once this page has found it out',
      { session: signedOut(NOW - 60 * MINUTE), watchingSince: NOW - 61 * MINUTE },
      null,
    ],
    ['once when "signed out" comes from the future', { session: signedOut(NOW + MINUTE) }, 0],
  ] as const)('is due %s', (_when, part, minutes) => {
    expect(wait(part)).toBe(minutes);
  });

  it.each([
    [4.6, -1, 0.4],
    [4.6, 1, 0.9],
    [5, -1, 0],
    [60, 1, -54.5],
  ])(
    'of a page shown %f minutes after the response is at least five minutes after it',
    (ago, spread, minutes) => {
      expect(wait({ unread: answered(ago), spread }, true)).toBeCloseTo(minutes, 9);
    },
  );
});

describe('the pause after failures (OQ-63)', () => {
  it('doubles up to an hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 50, 5000].map((failures) => pauseAfter(failures, null, 1) / MINUTE);
    expect(minutes.map(Math.round)).toEqual([6, 11, 22, 44, 60, 60, 60, 60]);
  });

  it('is at least the Retry-After of the service', () => {
    expect(pauseAfter(1, 30 * MINUTE, 0)).toBe(30 * MINUTE);
    expect(pauseAfter(3, MINUTE, 0)).toBe(20 * MINUTE);
  });

  it('is randomised, and never longer than an hour', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: -1, max: 1, noNaN: true }), (failures, spread) => {
        const pauseMs = pauseAfter(failures + 1, null, spread);
        expect(pauseMs).toBeGreaterThanOrEqual(4.5 * MINUTE);
        expect(pauseMs).toBeLessThan(60 * MINUTE + 1);
      }),
    );
  });
});
