import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import type { JsxChild, Node, SourceFile } from 'typescript/unstable/ast';
import type { Checker, Program, Type } from 'typescript/unstable/sync';
import { root } from './text';

// Not imported: Vitest would transform these modules, and warn of each source map that their package lacks.
const require = createRequire(import.meta.url);
const { API, SymbolFlags } = require('typescript/unstable/sync') as typeof import('typescript/unstable/sync');
const ast = require('typescript/unstable/ast') as typeof import('typescript/unstable/ast');
const { isFunctionDeclaration, isIdentifier, isStringLiteral, isTypeAliasDeclaration } = ast;
const { isJsxElement, isJsxExpression, isJsxFragment, isJsxText } = ast;

const ELEMENTS = 'src/ui/elements.ts';

/**
 * Returns the places in the components of these files and folders where a text may get a sibling node: where a child that is not of the
 * type `Elements` has siblings, is in a fragment or a provider, or is returned by a component. What is the only child of a
 * component, as in `<Button>{text}</Button>`, is checked where that component renders its `children`.
 */
export function textsWithSiblings(...paths: string[]): string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json is not a project');
    const { program, checker } = project;
    const elements = typeElements(program, checker);
    const isElements = (type: Type | undefined) => !type || checker.isTypeAssignableTo(type, elements);
    return program
      .getSourceFileNames()
      .filter((name) => name.endsWith('.tsx') && paths.some((path) => relative(root, name).startsWith(path)))
      .flatMap((name) => textsOf(program.getSourceFile(name) as SourceFile, checker, isElements));
  } finally {
    api.close();
  }
}

function typeElements(program: Program, checker: Checker): Type {
  const file = program.getSourceFile(resolve(root, ELEMENTS));
  const alias = file?.statements.find(isTypeAliasDeclaration);
  const type = alias && checker.getTypeFromTypeNode(alias.type);
  if (!type) throw new Error(`${ELEMENTS} declares no type`);
  return type;
}

function textsOf(
  file: SourceFile,
  checker: Checker,
  isElements: (type: Type | undefined) => boolean,
): string[] {
  const found: Node[] = [];

  function visit(node: Node): void {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.filter(isRendered);
      const isAlone = children.length === 1 && isJsxElement(node) && isOwner(node.openingElement.tagName);
      found.push(...children.filter((child) => (isAlone ? isList(child) : !isElementsChild(child))));
    }
    if (isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')) {
      const signature = checker.getSignatureFromDeclaration(node);
      if (!isElements(signature && checker.getReturnTypeOfSignature(signature)))
        found.push(node.name as Node);
    }
    node.forEachChild(visit);
  }
  /** Returns whether a tag is an element of HTML, or a component function, which passes its child to one. */
  function isOwner(tag: Node): boolean {
    const symbol = isIdentifier(tag) && checker.getSymbolAtLocation(tag);
    if (!symbol) return false;
    const type = checker.getTypeAtLocation(tag) as Type;
    if (/^[a-z]/.test(symbol.name) || checker.isTypeAssignableTo(type, checker.getStringType())) return true;
    const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (declared.flags & SymbolFlags.Function) !== 0;
  }
  function isElementsChild(child: JsxChild): boolean {
    // Translators leave white space alone.
    const text = isJsxText(child) ? child : isJsxExpression(child) && child.expression;
    if (text && (isJsxText(text) || isStringLiteral(text))) return text.text.trim() === '';
    return !isJsxExpression(child) || isElements(checker.getTypeAtLocation(child.expression as Node));
  }
  function isList(child: JsxChild): boolean {
    if (!isJsxExpression(child)) return false;
    const type = checker.getTypeAtLocation(child.expression as Node);
    const members = type?.isUnionType() ? type.getTypes() : [type];
    return members.some((member) => member && checker.isArrayLikeType(member) && !isElements(member));
  }

  visit(file);
  return found.map((node) => {
    const line = file.text.slice(0, node.getStart(file)).split('\n').length;
    return `${relative(root, file.fileName)}:${line} ${node.getText(file).replace(/\s+/g, ' ')}`;
  });
}

/** Returns whether a child is more than the white space between two lines or a comment. */
function isRendered(child: JsxChild): boolean {
  if (isJsxText(child)) return !/^\s*\n\s*$/.test(child.text);
  return !isJsxExpression(child) || child.expression !== undefined;
}
