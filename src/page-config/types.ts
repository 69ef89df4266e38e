/** Configuration that differs between portals. Everything else is a named constant. */
export type PageConfig = Readonly<{
  /** Base URL of the API, without a trailing slash. Empty: the origin of the page (OQ-01). */
  apiBase: string;
  /** Sent with every API request. */
  appid: string;
  /** Base URL of third-party sign-in and of the sign-in page. Empty: the origin of the page. */
  registrationHost: string;
  /** Page shown after a sign-in without a redirect target (OQ-31). */
  portalHome: string;
  /** Prefix of all paths in the route table (OQ-27). */
  portalBase: string;
  /** URL of the user-centre home; the UserHome route by default (OQ-17). */
  userHome: string;
  /** Whether `<cntv-portal>` shows the member centre to signed-in viewers only (OQ-20). */
  loginCheck: boolean;
  /**
   * What follows when the session ends while a page is used: the sign-in page (ERR-03), or a dialog over the page (OQ-40).
   */
  reauth: 'redirect' | 'dialog';
  /** Kind of captcha of every form that asks for one (OQ-09). */
  captcha: 'puzzle' | 'click';
  /** Host names allowed as redirect targets, besides that of the page (OQ-29). */
  allowedDomains: readonly string[];
  /** Origin and path prefix of each endpoint that SSO propagation may request (OQ-32). */
  ssoEndpoints: readonly string[];
  /** Origins besides that of the page to which `<cntv-apply-form action>` may send applications (OQ-81). */
  formOrigins: readonly string[];
  /** Page that ends the session on the server, opened on sign-out. Empty: only local data is cleared (OQ-42). */
  logoutUrl: string;
  /** URLs of other pages of the portal; a link without a URL is not shown (OQ-85). */
  links: Readonly<{
    customerService?: string;
    onlineService?: string;
    nav?: readonly ImageLink[];
    /** Links to the portal's apps on the home. */
    appPromotion?: readonly Readonly<{ text: string; href: string }>[];
  }>;
  /** Options of fields of the application forms, by field name; `province` has the cities by province (OQ-83). */
  options: Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>;
  /** Additional fields of the application forms by form and field name; `false` hides an optional field. Checked by the form. */
  fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Names of forms by path of a campaign page, where they differ from the route table (OQ-26). */
  campaignRoutes: Readonly<Record<string, string>>;
  /** Phone number of the customer service; not shown when empty (OQ-86). */
  servicePhone: string;
  /** Whether the account-binding tab shows third-party accounts (OQ-69). */
  showOtherAccounts: boolean;
  /**
   * CSS selector of the containers in which links such as `/login.html#cntv-login` become elements; true for the whole page,
   * if only editors can write its content.
   */
  embedLinks: boolean | string;
  /** Page of the service agreement. Empty: the element shows its slotted content or a summary (OQ-76). */
  agreementUrl: string;
  /** Page of the privacy policy. Empty: the registration asks for the agreement on the service only. */
  privacyUrl: string;
  /** Page of the agreement on deleting the account, with the same fallback. */
  cancelAgreementUrl: string;
  /** Content of the QR code; `{code}` is replaced by the code from the server (OQ-38). */
  qrContent: string;
  /** Live page of a channel; `{source_id}` is replaced by the ID of the channel (OQ-65). */
  liveUrl: string;
  signing: SigningConfig;
  member: MemberConfig;
  /** Keys that the next configuration element may have although this one, such as that of the site, decides them. */
  pageKeys: readonly string[];
  /** Texts to replace, by area and key. Those below the name of a language are for this language, all others for zh-CN. */
  texts: object;
  /** Error texts to replace, by result code (ERR-11), with languages as in `texts`. */
  messages: object;
}>;

/** A link whose content is an image. `label` is its accessible name. */
export type ImageLink = Readonly<{ href: string; image: string; label: string }>;

/** Encryption and signing of requests (decisions, part H). `mode: 'off'` sends plain text, for test servers only. */
export type SigningConfig = Readonly<{ publicKey: string; secret: string; mode: 'required' | 'off' }>;

/** The member service, which knows the viewer's membership (OQ-12). Without `base`, no request is sent. */
export type MemberConfig = Readonly<{
  /** Base URL of the service, without a trailing slash. */
  base: string;
  appId: string;
  productId: string;
  source: string;
  /**
   * Returns the signature of a request; null sends an empty one. The secret is on the portal's server, so this function
   * requests the signature from it.
   */
  sign: ((values: MemberSignedValues) => string | Promise<string>) | null;
}>;

/** Values of a request to the member service that a signature can cover; the token is not among them. */
export type MemberSignedValues = Readonly<
  Record<'appid' | 'ip' | 'productId' | 'source' | 'time' | 'uid', string>
>;

/** Partial configuration as a page provides it. Objects are merged key by key with earlier layers. */
export type PageConfigInput = Partial<Omit<PageConfig, 'signing' | 'member'>> & {
  signing?: Partial<SigningConfig>;
  member?: Partial<MemberConfig>;
};
