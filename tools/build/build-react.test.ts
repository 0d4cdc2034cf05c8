import { expect, it } from "vitest";
import { missingOfReact } from "./build-react.ts";

const REACT = "/assets/react-abc.js";

it("names what a chunk imports and React's file lacks (T-297)", () => {
  const code = `import*as e from"${REACT}";import{useState as t,useActionState as n,lazy}from"${REACT}";`;
  expect(missingOfReact(code, REACT)).toEqual(["useActionState"]);
});

it("looks at no other file's imports", () =>
  expect(missingOfReact(`import{a as b,c}from"./child.js";`, REACT)).toEqual([]));
