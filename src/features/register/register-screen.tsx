import { useState } from 'react';
import { NotActivated } from './email/not-activated';
import { RegisterForms } from './register-forms';

/** Register and AppRegister, which differ only in the page around them (REG-01, REG-34). */
export function Screen() {
  const [step, setStep] = useState<{ inactiveEmail: string | null; isAgain: boolean }>(START);
  const { inactiveEmail, isAgain } = step;

  if (inactiveEmail !== null)
    return (
      <NotActivated
        email={inactiveEmail}
        onRegisterAgain={() => setStep({ inactiveEmail: null, isAgain: true })}
      />
    );
  return (
    <RegisterForms
      initialTab={isAgain ? 'email' : 'phone'}
      isAgain={isAgain}
      onRegistered={(email) => setStep({ inactiveEmail: email, isAgain: false })}
    />
  );
}

const START = { inactiveEmail: null, isAgain: false };
