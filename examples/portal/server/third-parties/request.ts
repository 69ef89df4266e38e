/** Parameters sent by the widgets (doc 2 § 7); `backurl` is a path of this portal. */
export type OauthRequest = {
  provider: string;
  appid: string;
  method: string;
  timestamp: string;
  backurl: string | null;
  /** Path of the page that linked here, to which denied consent returns. */
  cameFrom: string | null;
};
export type Method = 'login' | 'binding';
