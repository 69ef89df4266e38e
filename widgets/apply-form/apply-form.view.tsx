import type { ApplicationFormProps } from '#features/apply-form/application-form';
import { ApplicationPage } from '#features/apply-form/application-page';
import { LazyBoundary } from '#ui/loading/lazy';
import { Loading } from '#ui/loading/loading';
import { renderView } from '../render-view';

type Props = Pick<ApplicationFormProps, 'form' | 'draft'> & {
  messages: 'auto' | 'show' | 'hide';
  declarations: 'required' | 'optional';
};

function View({ declarations, messages, ...props }: Props) {
  return (
    <LazyBoundary placeholder={<Loading height={720} width={720} />} isWholeView>
      <ApplicationPage
        {...props}
        level={2}
        hidesMessages={messages === 'hide'}
        areDeclarationsOptional={declarations === 'optional'}
        requiresListener
      />
    </LazyBoundary>
  );
}

export const mount = renderView(View);
