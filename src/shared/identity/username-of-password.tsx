import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

/** A hidden field with the account, under which password managers store the passwords of the form. */
export function UsernameOfPassword({ account }: { account: string }) {
  return (
    <input
      className={visuallyHidden}
      autoComplete="username"
      value={account}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
