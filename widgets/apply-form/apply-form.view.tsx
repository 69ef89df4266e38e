import type { ApplicationName } from '#config/application-forms';
import type { ApplicationProps } from '#features/apply-form/application';
import { applicationChunks } from '#features/apply-form/application-chunks';
import { ApplicationPage } from '#features/apply-form/application-page';
import { areTimesWrong } from '#features/apply-form/times/use-form-times';
import type { Language } from '#i18n/catalogue';
import { retryChunk } from '#lib/chunk';
import { whenIdle } from '#lib/when-idle';
import { hostOf } from '../host';
import { renderView } from '../render-view';
import type { Printable } from '../stamp';
import type { Connection } from '../types';
import { tree } from './apply-form-print';

type Props = Pick<
  ApplicationProps,
  'form' | 'draft' | 'action' | 'consent' | 'prefill' | 'opens' | 'closes'
> & {
  messages: 'auto' | 'show' | 'hide';
  declarations: 'required' | 'optional';
};

export function View({ declarations, messages, ...props }: Props) {
  return (
    <ApplicationPage
      {...props}
      hidesMessages={messages === 'hide'}
      areDeclarationsOptional={declarations === 'optional'}
      requiresListener
    />
  );
}

export const print = {
  ...tree,
  load: ({ form, lang }) =>
    Promise.all(applicationChunks(form as ApplicationName, lang as Language).map(retryChunk)),
} satisfies Printable;

const render = renderView(View, print);

/** Mounts the view with all that it would suspend for, so that the element is `ready` with its fields. */
export async function mount(connection: Connection) {
  const values = hostOf(connection).values();
  if (areTimesWrong(values)) whenIdle(connection.diagnose);
  await print.load(values);
  return render(connection);
}
