export { default, metadata } from "#app/dashboard/(print)/layout.tsx";
