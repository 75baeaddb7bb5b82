import ts from 'typescript';

function namesOfBinding(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesOfBinding(element.name) : [],
  );
}

function namesOfStatement(statement) {
  if (ts.isVariableStatement(statement)) return namesOfList(statement.declarationList);
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isImportDeclaration(statement)) return [];
  const named = statement.importClause?.namedBindings;
  return named && ts.isNamedImports(named) ? named.elements.map((element) => element.name.text) : [];
}

const namesOfList = (list) => list.declarations.flatMap((declaration) => namesOfBinding(declaration.name));

function namesDeclaredBy(scope) {
  if (ts.isFunctionLike(scope))
    return scope.parameters.flatMap((parameter) => namesOfBinding(parameter.name));
  if (ts.isBlock(scope) || ts.isSourceFile(scope)) return scope.statements.flatMap(namesOfStatement);
  const loops = ts.isForOfStatement(scope) || ts.isForInStatement(scope) || ts.isForStatement(scope);
  const list = loops ? scope.initializer : undefined;
  return list && ts.isVariableDeclarationList(list) ? namesOfList(list) : [];
}

/** Whether the name is declared in an enclosing scope: a parameter called `window` is not the browser's. */
export function isDeclaredAround(node) {
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (namesDeclaredBy(scope).includes(node.text)) return true;
  }
  return false;
}
