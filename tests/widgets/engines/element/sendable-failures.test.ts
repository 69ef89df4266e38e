import { AssertionError, expect } from '@esm-bundle/chai';
import '../../../support/element/faults/sendable-failures';

describe('a failed comparison', () => {
  it('can be sent to the runner with any values', () => {
    const sides = [document.createElement('p'), () => {}, window];
    for (const side of sides) {
      const failure = failureOf(() => expect({ side }).to.deep.equal({ side: null }));
      expect(structuredClone(failure.actual)).to.be.a('string').and.contain('side');
      expect(structuredClone(failure.expected)).to.deep.equal({ side: null });
    }
  });
});

function failureOf(compare: () => void) {
  try {
    compare();
  } catch (failure) {
    if (failure instanceof AssertionError) return failure as { actual?: unknown; expected?: unknown };
  }
  throw new Error('The comparison did not fail.');
}
