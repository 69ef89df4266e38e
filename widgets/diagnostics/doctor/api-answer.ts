import { readEnvelope } from '#lib/transport/envelope';
import { type Answer, isMissing } from './requests';

/** Returns the result code; undefined for a response that is not of the API. */
export function codeOf(text: string): number | null | undefined {
  try {
    return readEnvelope(text).code;
  } catch {
    return undefined;
  }
}

/** Whether the API has answered. */
export function isOfApi(answer: Answer): boolean {
  return (
    answer.outcome === 'answered' && !isMissing(answer.status) && typeof codeOf(answer.text) === 'number'
  );
}
