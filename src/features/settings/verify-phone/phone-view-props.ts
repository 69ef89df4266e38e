/** Step 0, step 1, done (doc 1 § 4). */
export type PhoneView = 'check' | 'form' | 'bound';

export type PhoneViewProps = {
  account: string;
  /** The bound number; empty if there is none. */
  phone: string;
  onGo(view: PhoneView): void;
  onBound(phone: string): void;
};
