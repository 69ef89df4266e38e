import { lockFolder } from '../../../../examples/portal/server/db/folder-lock';

/** A process that locks the folders it is sent, and answers whether it got the lock. It never lets one go. */
process.on('message', (folder: string) => {
  lockFolder(folder).then(
    () => process.send?.(true),
    () => process.send?.(false),
  );
});
process.send?.('ready');
