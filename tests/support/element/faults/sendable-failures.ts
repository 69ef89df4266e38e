import { use, util } from '@esm-bundle/chai';

/**
 * The runner clones both values of a failed comparison to send them. Elements and functions cannot be cloned, and the
 * file would hang until its timeout. Such values are sent as strings.
 */
use(({ Assertion }) => {
  const check = Assertion.prototype.assert;
  Assertion.prototype.assert = function (...parameters) {
    try {
      check.apply(this, parameters as Parameters<typeof check>);
    } catch (failure) {
      for (const side of ['actual', 'expected'] as const) makeSendable(failure as Failure, side);
      throw failure;
    }
  };
});

type Failure = { actual?: unknown; expected?: unknown };

function makeSendable(failure: Failure, side: keyof Failure): void {
  try {
    structuredClone(failure[side]);
  } catch {
    failure[side] = util.inspect(failure[side]);
  }
}
