/** Step 0, step 1, done (doc 1 § 4). */
export type MobileView = 'check' | 'form' | 'bound';

export type MobileViewProps = {
  account: string;
  /** The bound number; empty if there is none. */
  mobile: string;
  onGo(view: MobileView): void;
  onBound(mobile: string): void;
};
