import { Suspense } from 'react';
import { Portal } from '../../src/app/portal';
import { Loading } from '../../src/ui/loading';

export function View({ base }: { base: string }) {
  return (
    <Suspense fallback={<Loading />}>
      <Portal base={base} />
    </Suspense>
  );
}
