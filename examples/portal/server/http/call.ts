import type { Account } from '../db/accounts';
import type { Fields } from '../lib/signing';
import type { CallResult } from './codes';
import type { Services } from './services';

/** A validated API request: form-encoded, with this portal's `appid`, decrypted if it was signed. */
export type CallRequest = {
  services: Services;
  fields: Fields;
  /** Uploaded files by part name. */
  files?: Readonly<Record<string, File>>;
  now: Date;
  /** The session cookie as sent, valid or not. */
  sessionId: string | null;
  /** The cookie of a browser that has signed in before, as sent, valid or not. */
  knownBrowserId: string | null;
  /** The account that is signed in; null when signed out. */
  account: Account | null;
  /** The cookie of the browser, which one without a session may have; null at first. */
  browserId: string | null;
  /** Scheme and host that the browser requested. */
  origin: string;
  /** Hash of the visitor's IP address; of an IPv6 address, of its /64 and its /48. */
  addressKey: string;
};

/** A request of a viewer who is signed in. */
export type ViewerRequest = CallRequest & { account: Account };

type CallOptions = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** A GET with side effects: accepted only from a page of the portal, and never as a navigation. */
  hasEffect?: boolean;
  /** Stores a row for anybody who calls it, so each address has a limit of calls. */
  isLimited?: boolean;
  /** The body is encrypted and signed (doc 1 § 7). */
  isSigned?: boolean;
  /** Maximum length in bytes of a multipart body, which is not read unless a viewer is signed in (doc 1 § 7). */
  uploadMaxBytes?: number;
};

/** A call that needs no session. */
type PublicCall = CallOptions & {
  isPublic: true;
  handle(request: CallRequest): Promise<CallResult> | CallResult;
};

/** A call of a viewer. Its result without a session is -10001. */
type ViewerCall = CallOptions & {
  isPublic?: false;
  handle(request: ViewerRequest): Promise<CallResult> | CallResult;
};

/** One API call. `handle` returns the content of the response envelope. */
export type Call = PublicCall | ViewerCall;
