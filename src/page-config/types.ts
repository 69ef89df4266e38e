/** What differs between portals. Everything else is a named constant. */
export type PageConfig = Readonly<{
  /** Host of the API, without a slash at its end; empty is the page's own (OQ-01). */
  apiBase: string;
  /** Sent with every call. */
  appid: string;
  /** Host of third-party sign-in and of the sign-in page; empty is the page's own. */
  registrationHost: string;
  /** Where a sign-in leads that was asked to lead nowhere else (OQ-31). */
  portalHome: string;
  /** Stands before the paths of the route table (OQ-27). */
  portalBase: string;
  /** The user-centre home: by default the UserHome route (OQ-17). */
  userHome: string;
  /** Whether `<cntv-portal>` shows member routes to signed-in viewers only (OQ-20). */
  loginCheck: boolean;
  /** Host names that a redirect may lead to, besides the page's own (OQ-29). */
  allowedDomains: readonly string[];
  /** Origin and path prefix of each endpoint that SSO propagation may call; no other is called (OQ-32). */
  ssoEndpoints: readonly string[];
  /** Where signing out leads, which ends the session on the server; empty clears only what is kept here (OQ-42). */
  logoutUrl: string;
  /** Addresses of the portal's other pages; a link without one is not shown (OQ-85). */
  links: Readonly<{ customerService?: string; onlineService?: string }>;
  /** Telephone of the customer service; empty leaves its line out (OQ-86). */
  servicePhone: string;
  /** Whether the binding accounts show the third parties (OQ-69). */
  showOtherAccounts: boolean;
  /** The service agreement's own page; empty shows what stands in the element, or a summary (OQ-76). */
  agreementUrl: string;
  /** The same for the agreement on deleting the account. */
  cancelAgreementUrl: string;
  /** What a QR code says; `{code}` stands for its code (OQ-38). */
  qrContent: string;
  signing: SigningConfig;
  /** Own wording, by section and key. */
  texts: object;
  /** Own wording of result codes (ERR-11). */
  messages: Readonly<Record<string, string>>;
}>;

/** Of the encrypted and signed calls (decisions, part H). `mode: 'off'` sends in clear: for test servers only. */
export type SigningConfig = Readonly<{ publicKey: string; secret: string; mode: 'required' | 'off' }>;

/** PageConfig as a page writes them: any part. Objects are merged key by key with what was given before. */
export type PageConfigInput = Partial<Omit<PageConfig, 'signing'>> & { signing?: Partial<SigningConfig> };
