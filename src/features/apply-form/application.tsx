import { useState } from 'react';
import { useTitleFocus } from '#ui/hooks/use-title-focus';
import { ApplicationForm, type ApplicationFormProps } from './application-form';
import { Confirmation } from './confirmation';

/** An application form, which gives way to a confirmation and then, if the visitor wants it, to an empty form. */
export function Application(props: Omit<ApplicationFormProps, 'onSuccess'>) {
  const [step, setStep] = useState<'first' | 'submitted' | 'another'>('first');
  useTitleFocus(step === 'another');
  if (step === 'submitted') return <Confirmation onAnother={() => setStep('another')} />;
  return <ApplicationForm {...props} onSuccess={() => setStep('submitted')} />;
}
