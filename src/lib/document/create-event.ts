import { nativeDocument } from './native-document';

/** `new CustomEvent`, also on pages where MooTools or another library has replaced the classes of events. */
export function createEvent<Detail>(type: string, init: CustomEventInit<Detail>): CustomEvent<Detail> {
  const { constructor: Native } = nativeDocument('createEvent').call(document, 'CustomEvent');
  return new (Native as typeof CustomEvent<Detail>)(type, init);
}
