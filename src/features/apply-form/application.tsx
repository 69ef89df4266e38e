import { useRef, useState } from 'react';
import { useTitleFocus } from '#ui/hooks/use-title-focus';
import { ApplicationForm, type ApplicationFormProps } from './application-form';
import { ClosedNotice } from './closed-notice';
import { Confirmation } from './confirmation';
import type { Submitted } from './copy/copy-buttons';
import { TimesNotice } from './times/times-notice';
import { type FormTimes, useFormTimes } from './times/use-form-times';

export type ApplicationProps = Omit<ApplicationFormProps, 'times' | 'onSuccess' | 'onClosed'> & FormTimes;

type Step =
  | { name: 'first' | 'another' }
  | { name: 'submitted'; submitted: Submitted; minHeight: string }
  | { name: 'closed'; message: string; minHeight: string };

/**
 * An application form, which gives way to a confirmation and then, if the visitor wants it, to an empty form. Before it opens
 * and after it has closed, a notice stands in its place. What replaces the form has at least its height, so that the page
 * below does not move.
 */
export function Application({ opens, closes, ...props }: ApplicationProps) {
  const [step, setStep] = useState<Step>({ name: 'first' });
  const times = useFormTimes({ opens, closes }, props.action);
  const [first] = useState(times.phase);
  const box = useRef<HTMLDivElement>(null);
  const minHeight = () => getComputedStyle(box.current as HTMLElement).height;
  useTitleFocus(step.name === 'another');
  if (step.name === 'submitted')
    return (
      <div style={{ minHeight: step.minHeight }}>
        <Confirmation {...step.submitted} onAnother={() => setStep({ name: 'another' })} />
      </div>
    );
  if (step.name === 'closed')
    return (
      <div style={{ minHeight: step.minHeight }}>
        <ClosedNotice message={step.message} />
      </div>
    );
  if (times.phase !== 'open' && !times.isKept)
    return <TimesNotice times={times} isStanding={times.phase === first} />;
  return (
    <div ref={box}>
      <ApplicationForm
        {...props}
        times={times}
        onSuccess={(submitted) => setStep({ name: 'submitted', submitted, minHeight: minHeight() })}
        onClosed={(message) => setStep({ name: 'closed', message, minHeight: minHeight() })}
      />
    </div>
  );
}
