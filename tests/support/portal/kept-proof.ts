import { expect } from 'vitest';
import type { Widget } from '../screen/widget';
import { devConsole } from './dev-console';
import { faultOf } from './faults';

const { fault: REFUSAL, words: WORDS } = faultOf('a negative code');

/** After a dropped connection, checks that the next press sends the call with the proof that the viewer has given. */
export async function expectProofKept(call: string, form: Widget, press: () => Promise<void>): Promise<void> {
  await form.closeToasts();
  await devConsole.clearFaults();
  await devConsole.setFault(call, REFUSAL);
  await press();
  await expect.poll(() => form.toasts()).toBe(WORDS);
  expect(await form.text('dialog')).toBe(null);
}
