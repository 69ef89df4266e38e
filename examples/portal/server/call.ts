import type { Account } from './accounts';
import type { Answer } from './codes';
import type { Services } from './services';
import type { Fields } from './signing';

/** One request to the API, already checked: form-encoded, of this portal's app, opened when it was signed. */
export type CallRequest = {
  services: Services;
  fields: Fields;
  /** The files of an upload, by their part's name. */
  files?: Readonly<Record<string, File>>;
  now: Date;
  /** The session cookie as sent, valid or not. */
  sessionId: string | null;
  /** Who is signed in; null for a visitor. */
  account: Account | null;
  /** Scheme and host the browser used. */
  origin: string;
  /** The visitor's address, hashed. */
  addressKey: string;
};

/** One row of the API. `handle` answers with the envelope's content. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** A GET that changes something: it is answered only to a page of the portal, and never to a navigation. */
  hasEffect?: boolean;
  /** The body is encrypted and signed (doc 1 § 7). */
  isSigned?: boolean;
  /**
   * The body is multipart and may be this long; it is not even read when nobody is signed in (doc 1 § 7).
   */
  uploadMaxBytes?: number;
  handle(request: CallRequest): Promise<Answer> | Answer;
};
