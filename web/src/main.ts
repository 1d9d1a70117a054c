import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-700-italic.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-ext-400.css";
import "@fontsource/alegreya/latin-ext-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-400-italic.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/grenze-gotisch/latin-500.css";
import "@fontsource/grenze-gotisch/latin-ext-500.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("the document has no place for the page");
mount(App, { target });
