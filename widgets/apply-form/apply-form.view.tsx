import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import type { ApplicationProps } from '#features/apply-form/application';
import { applicationChunks } from '#features/apply-form/application-chunks';
import { ApplicationPage } from '#features/apply-form/application-page';
import { areTimesWrong } from '#features/apply-form/times/use-form-times';
import type { Language } from '#i18n/catalogue';
import { retryChunk } from '#lib/chunk';
import { whenIdle } from '#lib/when-idle';
import { LazyBoundary } from '#ui/loading/lazy';
import { Loading } from '#ui/loading/loading';
import { usePrint } from '#ui/print';
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
  const page = (
    <ApplicationPage
      {...props}
      hidesMessages={messages === 'hide'}
      areDeclarationsOptional={declarations === 'optional'}
      requiresListener
    />
  );
  // All that a print needs is loaded, and a boundary would be hydrated later than the rest.
  if (usePrint()) return page;
  return (
    <LazyBoundary placeholder={<Loading {...sizeOf(props.form)} />} isWholeView>
      {page}
    </LazyBoundary>
  );
}

function sizeOf(form: ApplicationName) {
  const { height, phoneHeight } = APPLICATION_FORMS[form];
  return { height, phoneHeight, width: 840 };
}

export const print = {
  ...tree,
  load: ({ form, lang }) =>
    Promise.all(applicationChunks(form as ApplicationName, lang as Language).map(retryChunk)),
} satisfies Printable;

const render = renderView(View, print);

export function mount(connection: Connection) {
  if (areTimesWrong(hostOf(connection).values())) whenIdle(connection.diagnose);
  return render(connection);
}
