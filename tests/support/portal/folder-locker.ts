import { lockFolder } from '../../../examples/portal/server/db/folder-lock';

/** A process that locks the folders sent to it, and replies whether it acquired the lock. It never releases a lock. */
process.on('message', (folder: string) => {
  lockFolder(folder).then(
    () => process.send?.(true),
    () => process.send?.(false),
  );
});
process.send?.('ready');
