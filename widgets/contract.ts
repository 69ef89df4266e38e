/**
 * The public types of the elements: attributes as properties, methods, events. A page that imports the package gets
 * them for `document.querySelector('cntv-login')` and `addEventListener` without further ado.
 */

/** What every widget has. `data-state` on the element is `loading`, `ready` or `error`. */
export type CntvElement = HTMLElement & {
  /** Unset follows the page's own `color-scheme`; `auto` follows the system. */
  theme: '' | 'auto' | 'light' | 'dark';
};

export type CntvLoginElement = CntvElement & {
  /** Where to go after signing in when the page's address names nothing; allowed domains only. */
  backurl: string;
  captcha: 'puzzle' | 'click';
  variant: 'auto' | 'desktop' | 'mobile';
  /** Register and recover in place; the page's own history is left alone. */
  standalone: boolean;
};

export type CntvPortalElement = CntvElement & {
  /** The path under which the route table stands; `/` for the whole site. */
  base: string;
};

export type CntvQrLoginElement = CntvElement & {
  /** Width and height of the QR code in pixels. */
  size: number;
  /** Where to go after signing in when the server and the page's address name nothing; allowed domains only. */
  backurl: string;
  /** Draws a new code now. */
  refresh(): void;
};

export type CntvUnreadBadgeElement = CntvElement & {
  kind: 'all' | 'subscribe' | 'system';
  /** The largest number written out. */
  max: number;
  href: string;
  blinkTitle: boolean;
  /** Asks for the count now. */
  refresh(): void;
};

/** `code` is the answer's negative code; null for a network failure or a view that broke. */
export type CntvErrorDetail = { code: number | null; message: string };
export type CntvLoginSuccessDetail = { redirectTo: string };
export type CntvLoginRequiredDetail = { redirectTo: string };
export type CntvLogoutDetail = { redirectTo: string };
export type CntvQrStateDetail = {
  /** `refused`: scanned with a client that may not sign in here; `failed`: the service does not answer. */
  state: 'loading' | 'waiting' | 'scanned' | 'expired' | 'refused' | 'failed' | 'done';
};
export type CntvNavigateDetail = {
  name: string;
  path: string;
  params: Record<string, string>;
  /** Goes behind the path: where the viewer wants to go in the end, for one. */
  query: Record<string, string>;
};
export type CntvUnreadDetail = { count: number; subscribe_count: number; system_count: number };

/** All of them bubble and are composed. */
declare global {
  interface HTMLElementTagNameMap {
    'cntv-login': CntvLoginElement;
    'cntv-portal': CntvPortalElement;
    'cntv-qr-login': CntvQrLoginElement;
    'cntv-unread-badge': CntvUnreadBadgeElement;
  }
  interface HTMLElementEventMap {
    'cntv-error': CustomEvent<CntvErrorDetail>;
    /** Cancelable: stops the redirect. */
    'cntv-login-success': CustomEvent<CntvLoginSuccessDetail>;
    /** Cancelable: stops going to where one signs in. */
    'cntv-login-required': CustomEvent<CntvLoginRequiredDetail>;
    /** Somebody has signed out here; what the widgets kept of them is gone. */
    'cntv-logout': CustomEvent<CntvLogoutDetail>;
    /** Cancelable: the page goes there itself, or not at all. */
    'cntv-navigate': CustomEvent<CntvNavigateDetail>;
    'cntv-qr-state': CustomEvent<CntvQrStateDetail>;
    'cntv-unread': CustomEvent<CntvUnreadDetail>;
  }
}
