import { ELEMENTS } from './elements.js';

// ClassicEditor.create(element, { plugins: [GeneralHtmlSupport, …], ...options() })
export const options = () => ({
  extraPlugins: [CntvElements],
  htmlSupport: {
    allow: Object.entries(ELEMENTS).map(([name, attributes]) => ({ name, attributes })),
  },
});

/** Registers the elements as blocks whose content is not changed. */
function CntvElements(editor) {
  for (const tag of Object.keys(ELEMENTS))
    editor.plugins.get('DataSchema').registerBlockElement({
      model: tag,
      view: tag,
      isObject: true,
      modelSchema: { inheritAllFrom: '$blockObject' },
    });
}
